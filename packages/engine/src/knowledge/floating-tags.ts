/** Image tags that publishers move on purpose; every other tag is moved by custom only when the same version is built again. */
export const floatingTags: ReadonlySet<string> = new Set(
  (
    'latest main master trunk head develop development dev edge nightly canary next beta alpha rc preview snapshot unstable experimental ' +
    'stable lts current release production prod staging test testing rolling mainline slim alpine'
  ).split(' '),
);
