import { loadWords } from '../words/words.ts';

// The pages that show records share these words, whichever of them is opened first.
await loadWords('records');
