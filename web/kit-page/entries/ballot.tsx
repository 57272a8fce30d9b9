import { createSignal } from 'solid-js';
import { Ballot, type BallotChoice, type Voter, Voters } from '#kit';
import type { KitEntry } from '../entry.ts';

const VOTERS: readonly Voter[] = [
  { seat: 0, name: 'Ann', isMe: true, hasVoted: false },
  { seat: 1, name: 'Maximilianalexanderconstantin', hasVoted: true },
  { seat: 2, name: 'יוסף בן־דוד', hasVoted: false, canBeNudged: true },
  { seat: 3, name: 'Zoë 🎩', hasVoted: true },
];
const CHOICES: readonly BallotChoice[] = [
  { id: 'aye', label: 'Yes', meaning: 'that is the spy', tone: 'bad' },
  { id: 'nay', label: 'No', meaning: 'keep playing', tone: 'good' },
];
const PEOPLE: readonly BallotChoice[] = ['Giulia', 'Oleh', 'Kacper'].map(label => ({
  id: label,
  label,
  meaning: '+1 AP',
}));

export const entry: KitEntry = {
  name: 'Ballot',
  about: 'An open vote: the question, my choices, who has voted, and the time to vote.',
  states: {
    'yes or no, confirmed': () => {
      const [vote, setVote] = createSignal<string>();
      return (
        <Ballot
          id={1}
          question="Is Bruno the spy?"
          why="Zoë stops the timer and accuses Bruno."
          choices={vote() === undefined ? CHOICES : []}
          cast="Vote"
          onVote={setVote}
          mine={vote() === undefined ? '' : `You voted ${vote()}.`}
          voters={VOTERS.map(voter => (voter.isMe ? { ...voter, hasVoted: vote() !== undefined } : voter))}
          left={18_000}
          whole={60_000}
          onNudge={() => Promise.resolve()}
          note="Votes stay secret until everyone has voted."
        />
      );
    },
    'a choice of players, a tap votes': () => (
      <Ballot
        id={2}
        question="Who is the scapegoat?"
        choices={PEOPLE}
        onVote={() => undefined}
        voters={VOTERS}
        left={null}
        whole={60_000}
      />
    ),
    'the outcome': () => (
      <Voters
        id={3}
        voters={VOTERS.map((voter, at) => ({
          ...voter,
          hasVoted: true,
          isFor: at % 2 === 0,
          vote: at % 2 === 0 ? 'yes' : 'no',
        }))}
      />
    ),
  },
};
