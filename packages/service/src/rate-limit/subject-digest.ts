import { createHash } from 'node:crypto';

/** The form in which a subject is stored outside this process: of fixed length, and without personal data such as addresses. */
export const subjectDigest = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);
