import { useState } from 'preact/hooks';
import type { Example } from './example-files.ts';
import { exampleTitles } from './titles.ts';

/** Shown before there is a report: what it will contain, and examples to try. */
export function Examples({ onExample }: { readonly onExample: (example: Example) => void }) {
  const [chosen, setChosen] = useState('');
  const choose = async (id: string, kind: 'risky' | 'hardened'): Promise<void> => {
    const { exampleFiles } = await import('./example-files.ts');
    const pair = exampleFiles.find((each) => each.id === id);
    if (pair === undefined) return;
    onExample(pair[kind]);
    setChosen(`${pair[kind].filename} is in the editor. Press Analyse.`);
  };
  return (
    <div class="welcome">
      <h2>What you get</h2>
      <ul class="promises">
        <li>A grade and a score, explained line by line.</li>
        <li>
          Each finding with its exact location, why it matters, how to fix it, and a patch where a safe one exists.
        </li>
        <li>The same text with every detected secret masked, ready to share.</li>
        <li>The protections already in place, and what was not analysed.</li>
      </ul>
      <h2>Try an example</h2>
      <p class="quiet">Each example has a risky and a hardened version.</p>
      <ul class="examples">
        {exampleTitles.map(({ id, title }) => (
          <li key={id}>
            <span id={`example-${id}`}>{title}</span>
            <button
              type="button"
              class="button small"
              aria-describedby={`example-${id}`}
              onClick={() => choose(id, 'risky')}
            >
              Risky
            </button>
            <button
              type="button"
              class="button small"
              aria-describedby={`example-${id}`}
              onClick={() => choose(id, 'hardened')}
            >
              Hardened
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{chosen}</p>
    </div>
  );
}
