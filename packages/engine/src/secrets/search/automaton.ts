/** Classes for what stands outside ASCII: a few buckets, told apart when a hit is verified. */
const foreignBuckets = 7;

/** Finds every occurrence of many words in one pass. */
export interface Automaton {
  /** Calls `visit` with a word's index and the offset behind its last character. Case is not told apart: verify the hit. */
  readonly scan: (text: string, visit: (word: number, end: number) => void) => void;
}

/**
 * Aho and Corasick's automaton over a dense table: one look-up a character. Letters are folded and characters outside ASCII share a few
 * classes, which keeps the table small enough for the processor's cache; the caller compares the text where it matters.
 */
export function createAutomaton(words: readonly string[]): Automaton {
  const alphabet = buildAlphabet(words);
  const trie = buildTrie(words, alphabet);
  const next = completeTransitions(trie, alphabet.size);
  const { firstOutput, nextOutput, outputWord } = trie;
  return {
    scan(text, visit) {
      let state = 0;
      for (let i = 0; i < text.length; i++) {
        state = next[state + classOf(alphabet, text.charCodeAt(i))] ?? 0;
        if (state === 0) continue;
        for (let output = firstOutput[state / alphabet.size] ?? 0; output !== 0; output = nextOutput[output] ?? 0) {
          visit(outputWord[output] ?? 0, i + 1);
        }
      }
    },
  };
}

interface Alphabet {
  readonly classes: Uint8Array;
  readonly size: number;
}

function buildAlphabet(words: readonly string[]): Alphabet {
  const classes = new Uint8Array(128);
  let count = 1 + foreignBuckets;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      if (code >= 128 || classes[code] !== 0) continue;
      const folded = code >= 65 && code <= 90 ? code + 32 : code;
      classes[folded] = count;
      if (folded >= 97 && folded <= 122) classes[folded - 32] = count;
      count++;
    }
  }
  return { classes, size: count };
}

function classOf({ classes }: Alphabet, code: number): number {
  return code < 128 ? (classes[code] ?? 0) : 1 + (code % foreignBuckets);
}

interface Trie {
  readonly next: Int32Array;
  readonly states: number;
  readonly firstOutput: Int32Array;
  readonly nextOutput: number[];
  readonly outputWord: number[];
}

/** States are numbered by their row's offset in the table, so that the scan adds and never multiplies. */
function buildTrie(words: readonly string[], alphabet: Alphabet): Trie {
  const { size } = alphabet;
  const capacity = words.reduce((sum, word) => sum + word.length, 1);
  const next = new Int32Array(capacity * size);
  const firstOutput = new Int32Array(capacity);
  const nextOutput = [0];
  const outputWord = [0];
  let states = 1;
  for (const [index, word] of words.entries()) {
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const slot = state + classOf(alphabet, word.charCodeAt(i));
      if (next[slot] === 0) next[slot] = states++ * size;
      state = next[slot] ?? 0;
    }
    nextOutput.push(firstOutput[state / size] ?? 0);
    firstOutput[state / size] = outputWord.push(index) - 1;
  }
  return { next, states, firstOutput, nextOutput, outputWord };
}

/** Breadth first: a state without a transition takes that of its longest proper suffix, and answers for its words too. */
function completeTransitions(trie: Trie, size: number): Int32Array {
  const { next, firstOutput } = trie;
  const suffix = new Int32Array(trie.states);
  const queue: number[] = [];
  for (let symbol = 0; symbol < size; symbol++) if (next[symbol] !== 0) queue.push(next[symbol] ?? 0);
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] ?? 0;
    const fallback = suffix[state / size] ?? 0;
    appendOutputs(trie, state / size, firstOutput[fallback / size] ?? 0);
    for (let symbol = 0; symbol < size; symbol++) {
      const target = next[state + symbol] ?? 0;
      const other = next[fallback + symbol] ?? 0;
      if (target === 0) next[state + symbol] = other;
      else {
        suffix[target / size] = other;
        queue.push(target);
      }
    }
  }
  return next;
}

function appendOutputs({ firstOutput, nextOutput }: Trie, state: number, more: number): void {
  const first = firstOutput[state] ?? 0;
  if (first === 0) {
    firstOutput[state] = more;
    return;
  }
  let last = first;
  while (nextOutput[last] !== 0) last = nextOutput[last] ?? 0;
  nextOutput[last] = more;
}
