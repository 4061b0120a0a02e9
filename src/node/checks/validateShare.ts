import { readFileSync } from 'node:fs';
import { withoutDrawings } from '../finish/documents/fillDemos';
import { validateDocument } from './validateDocument';

/** A process that validates its share of the documents; `documents.ts` starts one for each core. */
process.once('message', (files: string[]) => {
  const problems = files.flatMap((file) =>
    validateDocument(withoutDrawings(readFileSync(file, 'utf8')), file),
  );
  process.send!(problems, () => process.disconnect());
});
