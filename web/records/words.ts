import { loadWords } from '../words/words.ts';

// The messages that the pages about records share.
await loadWords('records');
