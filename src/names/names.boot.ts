/** What the names of the API in code do; loaded when somebody first turns to code. */
import { listenForCards } from './cards.boot';
import { listenForCopies } from './copyNames.boot';
import { listenForNameKeys } from './nameKeys.boot';

listenForCards();
listenForNameKeys();
listenForCopies();
