/** Tags that publishers move on purpose; by convention other tags move only when the same version is rebuilt. */
const floatingTags: ReadonlySet<string> = new Set(
  (
    'latest main master trunk head develop development dev edge nightly canary next beta alpha rc preview snapshot unstable experimental ' +
    'stable lts current release production prod staging test testing rolling mainline slim alpine'
  ).split(' '),
);

/** Parts of a tag that mean the same, unless a number beside them identifies the build: `nightly-20310102`. */
const moving = /^(?:latest|main|master|nightly|edge|canary|unstable|stable)$/;

/** Whether publishers move the image tag on purpose: `latest`, `main-stable`, `gpu-latest`. */
export function isFloatingTag(tag: string): boolean {
  const lower = tag.toLowerCase();
  if (floatingTags.has(lower)) return true;
  const words = lower.split(/[-_]/);
  return (
    words.length > 1 && (words.includes('latest') || (!/\d/.test(lower) && words.some((word) => moving.test(word))))
  );
}
