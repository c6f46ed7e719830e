/** Tags that publishers move on purpose; every other tag is moved by custom only when the same version is built again. */
const floatingTags: ReadonlySet<string> = new Set(
  (
    'latest main master trunk head develop development dev edge nightly canary next beta alpha rc preview snapshot unstable experimental ' +
    'stable lts current release production prod staging test testing rolling mainline slim alpine'
  ).split(' '),
);

/** Words that say so among others, unless a number beside them tells which build is meant: `nightly-20310102`. */
const moving = /^(?:latest|main|master|nightly|edge|canary|unstable|stable)$/;

/** `latest`, `main-stable`, `gpu-latest`: an image tag that is moved on purpose. */
export function isFloatingTag(tag: string): boolean {
  const lower = tag.toLowerCase();
  if (floatingTags.has(lower)) return true;
  const words = lower.split(/[-_]/);
  return (
    words.length > 1 && (words.includes('latest') || (!/\d/.test(lower) && words.some((word) => moving.test(word))))
  );
}
