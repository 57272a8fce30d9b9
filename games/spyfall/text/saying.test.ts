import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { wordsFrom } from '../../../text/words.ts';
import { spyfall } from '../rules/game.ts';
import { ann, answer, ask, bob, dan, type SceneState, started } from '../rules/scene.fixture.ts';
import { spyfallTelling } from '../telling.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
type SpyfallScene = ReturnType<typeof underWay>;

describe('The text of talk', () => {
  const words = wordsFrom('pl', [sourceOf('games/spyfall/text', 'pl')]);
  const tell = (table: SpyfallScene): string[] =>
    table
      .hears(dan)
      .flatMap(event => spyfallTelling.event(event, table.sees(dan)).map(line => words.say(line, String)));

  test('SPY-4.3 phrases are read in the reader’s language', () => {
    const asked = underWay({ conversation: 'phrasebook' }).play(ann, ask(bob, 'rain'));
    expect(tell(asked)).toEqual(['0 pyta gracza 1: Gdyby teraz lunęło, zmoklibyśmy?']);
    expect(tell(asked.play(bob, answer('rain.yes')))).toEqual([
      '1 odpowiada graczowi 0: Nie spadłaby na nas ani kropla.',
    ]);
  });

  test('SPY-4.2 typed text is shown as typed, and is never looked up or filled in', () => {
    const typed = 'question-rain { $seat } <b>rain</b>';
    const asked = underWay({ conversation: 'written' }).play(ann, ask(bob, typed));
    expect(tell(asked)).toEqual([`0 pyta gracza 1: ${typed}`]);
  });

  test('SPY-4.1 in spoken talk, only the two players', () => {
    const asked = underWay().play(ann, ask(bob));
    expect(tell(asked)).toEqual(['0 pyta gracza 1.']);
    expect(tell(asked.play(bob, answer()))).toEqual(['1 udziela odpowiedzi graczowi 0.']);
  });
});
