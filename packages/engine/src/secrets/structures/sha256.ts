import { lazily } from '../../text/lazily.ts';

/** SHA-256 (FIPS 180-4) of a few bytes. Base58Check needs it, and the engine is pure: it uses no platform API. */
const constants = lazily(() => firstPrimes(64).map((prime) => fraction(Math.cbrt(prime))));
const initial = lazily(() => firstPrimes(8).map((prime) => fraction(Math.sqrt(prime))));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32) | 0;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(initial());
  const padded = pad(bytes);
  const schedule = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    expand(schedule, new DataView(padded.buffer, block, 64));
    compress(state, schedule);
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (const [index, word] of state.entries()) view.setInt32(index * 4, word);
  return digest;
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function expand(schedule: Int32Array, block: DataView): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(i * 4);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] ?? 0;
    const late = schedule[i - 2] ?? 0;
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16] ?? 0) + first + (schedule[i - 7] ?? 0) + second;
  }
}

function compress(state: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  const added = constants();
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + upper + choice + (added[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + lower + majority) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}
