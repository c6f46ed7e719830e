/** Tokens that differ only at the beginning. */
export function tokens(bytes: number): readonly string[] {
  const end = 'AbCdEf0123456789QwErTyUi';
  return Array.from({ length: Math.floor(bytes / 52) }, (_, index) =>
    ['gh', 'p_', (index * 7_919 + 123_456_789).toString(36).padStart(12, 'q'), end].join(''),
  );
}
