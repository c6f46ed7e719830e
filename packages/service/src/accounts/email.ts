/** An address as it is kept, or null if it cannot be one. Whether it works, only a mail tells. */
export function readEmail(text: string): string | null {
  const email = text.trim().normalize('NFC').toLowerCase();
  return email.length <= 254 && /^[^\s@"<>(),:;\\[\]\p{Cc}]{1,64}@[^\s@"<>(),:;\\[\]\p{Cc}]+$/u.test(email)
    ? email
    : null;
}
