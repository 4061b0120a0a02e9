/** The script that `loadDrawings.boot.ts` loads. */
import { showLateDrawings } from './lateDrawings';

showLateDrawings();
