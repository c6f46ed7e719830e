import { wordSet } from '../names/idea.ts';

/** By what is often among them, a list shows that it names commands. */
export const programs = wordSet(
  'git npm pnpm yarn npx node python python3 pip pytest docker kubectl make cargo go ls cat pwd cd echo grep find head tail mkdir cp mv rm chmod chown curl wget ssh sudo bash sh shutdown reboot mkfs whoami',
);
