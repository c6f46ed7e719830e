import { totalmem } from 'node:os';

/** A fifth more than the worst hostile text needs; with more, twenty of them at once pass the 512 MB of a small machine. */
const megabytesMin = 192;

/** Twice as much saves another tenth of the time of hostile texts, and keeps more of their garbage. */
const megabytesMax = 512;

/** The part of a machine's memory that the analysis threads of all processes may use. */
const share = 1 / 4;

/**
 * The old generation of each analysis thread, in megabytes. Close to its limit V8 collects garbage all the time: with 192 MB
 * a hostile text takes up to twice as long as with 512.
 */
export function heapMegabytes(memoryBytes: number, threads: number): number {
  const affordable = Math.floor((memoryBytes * share) / threads / 2 ** 20);
  return Math.min(Math.max(affordable, megabytesMin), megabytesMax);
}

/** The memory of this machine or, if it is less, of this container, in bytes. */
export function memoryBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
