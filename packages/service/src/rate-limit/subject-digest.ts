import { createHash } from 'node:crypto';

/** What a subject is called outside this process: short whatever it was, and telling nobody's address. */
export const subjectDigest = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);
