/** Programs that decode text, with the options that make them decode. From their manual pages. */
export const decoders: ReadonlyMap<string, readonly string[]> = new Map([
  ['base64', ['-d', '-D', '--decode', '-di']],
  ['gbase64', ['-d', '-D', '--decode']],
  ['base32', ['-d', '--decode']],
  ['basenc', ['-d', '--decode']],
  ['xxd', ['-r', '-rp', '-p -r']],
  ['openssl', ['-d']],
  ['uudecode', ['-o']],
  ['certutil', ['-decode', '-decodehex']],
]);

/** Programs that print their arguments, or the files named by them. */
export const passThrough: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  'cat',
  'print',
  'type',
  'write-output',
  'tee',
]);
