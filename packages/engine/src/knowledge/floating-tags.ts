/** Tags that publishers move on purpose; by convention other tags move only when the same version is rebuilt. */
const floatingTags: ReadonlySet<string> = new Set(
  (
    'latest main master trunk head develop development dev edge nightly canary next beta alpha rc preview snapshot unstable experimental ' +
    'stable lts current release production prod staging test testing rolling mainline slim alpine'
  ).split(' '),
);

/** Parts of a tag that mean the same, unless a number beside them identifies the build: `nightly-20310102`. */
const moving = /^(?:latest|main|master|nightly|edge|canary|unstable|stable)$/;

/** The digits of an architecture identify no build: `main-arm64` moves as `main` does. */
const architecture = /^(?:amd64|arm64(?:v8)?|aarch64|arm(?:32)?v[5-8]|i?386|ppc64le|s390x|riscv64)$/;

/** Whether publishers move the image tag on purpose: `latest`, `main-stable`, `gpu-latest`. */
export function isFloatingTag(tag: string): boolean {
  const lower = tag.toLowerCase();
  if (floatingTags.has(lower)) return true;
  const words = lower.replace('x86_64', 'amd64').split(/[-_]/);
  if (words.length === 1) return false;
  const names = words.filter((word) => !architecture.test(word));
  return (
    words.includes('latest') || (!names.some((word) => /\d/.test(word)) && names.some((word) => moving.test(word)))
  );
}
