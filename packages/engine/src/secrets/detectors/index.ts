import { cloudServiceDetectors, cloudServiceNames } from './cloud-services.ts';
import { codeServiceDetectors, codeServiceNames } from './code-services.ts';
import type { Detector, NamedDetector } from './detector.ts';
import { modelDetectors, modelNames } from './models.ts';
import { workServiceDetectors, workServiceNames } from './work-services.ts';

/** Every token that its own form tells. */
export const detectors: readonly Detector[] = [
  ...modelDetectors,
  ...codeServiceDetectors,
  ...cloudServiceDetectors,
  ...workServiceDetectors,
];

/** Every credential that its name tells. */
export const namedDetectors: readonly NamedDetector[] = [
  ...modelNames,
  ...codeServiceNames,
  ...cloudServiceNames,
  ...workServiceNames,
];
