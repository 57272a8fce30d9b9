import type { Sentence } from '../components.ts';

/** Everything that can be said (ALC-19.1). The words lie in the catalogues; a promise with a `check` is judged (ALC-19.6). */
export const SENTENCES: readonly Sentence[] = [
  { id: 'ask-vote', kind: 'request', blanks: ['player'] },
  { id: 'ask-not-vote', kind: 'request', blanks: ['player'] },
  { id: 'ask-call', kind: 'request', blanks: [] },
  { id: 'ask-meet', kind: 'request', blanks: ['to', 'location'] },
  { id: 'ask-bring', kind: 'request', blanks: ['to', 'thing', 'location'] },
  { id: 'ask-give', kind: 'request', blanks: ['to', 'thing'] },
  { id: 'ask-perform', kind: 'request', blanks: ['to', 'element'] },
  { id: 'ask-wait', kind: 'request', blanks: ['to', 'element'] },
  { id: 'ask-guard', kind: 'request', blanks: ['to', 'location'] },
  { id: 'ask-stay', kind: 'request', blanks: ['to'] },
  { id: 'ask-spare', kind: 'request', blanks: ['to', 'player'] },

  { id: 'promise-vote', kind: 'promise', blanks: ['player'], check: 'vote' },
  { id: 'promise-not-vote', kind: 'promise', blanks: ['player'], check: 'notVote' },
  { id: 'promise-give', kind: 'promise', blanks: ['to', 'thing', 'turn'], check: 'give' },
  { id: 'promise-not-steal', kind: 'promise', blanks: ['to', 'turn'], check: 'notSteal' },
  { id: 'promise-meet', kind: 'promise', blanks: ['to', 'location', 'turn'], check: 'meet' },
  { id: 'promise-bring', kind: 'promise', blanks: ['thing', 'location', 'turn'], check: 'bring' },
  { id: 'promise-perform', kind: 'promise', blanks: ['element', 'turn'], check: 'perform' },
  { id: 'promise-not-perform', kind: 'promise', blanks: ['element', 'turn'], check: 'notPerform' },
  { id: 'promise-no-blackmail', kind: 'promise', blanks: ['to', 'turn'], check: 'noBlackmail' },
  { id: 'promise-guard', kind: 'promise', blanks: ['location', 'turn'], check: 'drawGuard' },
  { id: 'promise-no-guard', kind: 'promise', blanks: ['location', 'turn'], check: 'noGuard' },

  { id: 'threat-vote', kind: 'threat', blanks: ['to'] },
  { id: 'threat-steal', kind: 'threat', blanks: ['to'] },
  { id: 'threat-guards', kind: 'threat', blanks: ['to', 'location'] },
  { id: 'threat-blackmail', kind: 'threat', blanks: ['to'] },

  { id: 'offer-swap', kind: 'offer', blanks: ['to', 'thing', 'want'] },
  { id: 'offer-cash', kind: 'offer', blanks: ['to', 'count', 'want'] },
  { id: 'offer-vote', kind: 'offer', blanks: ['to', 'want'] },
  { id: 'offer-join', kind: 'offer', blanks: ['to', 'element', 'turn'] },

  { id: 'reply-yes', kind: 'reply', blanks: ['to'] },
  { id: 'reply-no', kind: 'reply', blanks: ['to'] },
  { id: 'reply-maybe', kind: 'reply', blanks: ['to'] },

  { id: 'thanks', kind: 'thanks', blanks: ['to'] },
  { id: 'sorry', kind: 'thanks', blanks: ['to'] },
  { id: 'well-played', kind: 'thanks', blanks: ['to'] },

  { id: 'complain-promise', kind: 'complaint', blanks: ['to'] },
  { id: 'complain-theft', kind: 'complaint', blanks: ['to'] },
  { id: 'complain-vote', kind: 'complaint', blanks: ['to'] },
  { id: 'complain-time', kind: 'complaint', blanks: [] },
];
