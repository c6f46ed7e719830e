/** A normalized email address, or null if the text cannot be one. Only a mail can prove that the address works. */
export function readEmail(text: string): string | null {
  const email = text.trim().normalize('NFC').toLowerCase();
  return email.length <= 254 && /^[^\s@"<>(),:;\\[\]\p{Cc}]{1,64}@[^\s@"<>(),:;\\[\]\p{Cc}]+$/u.test(email)
    ? email
    : null;
}
