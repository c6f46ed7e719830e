import { agentServiceDetectors, agentServiceNames } from './agent-services.ts';
import { businessDetectors, businessNames } from './business-services.ts';
import { cloudServiceDetectors, cloudServiceNames } from './cloud-services.ts';
import { codeServiceDetectors, codeServiceNames } from './code-services.ts';
import { commerceDetectors, commerceNames } from './commerce-services.ts';
import { communicationDetectors, communicationNames } from './communication-services.ts';
import type { Detector, NamedDetector } from './detector.ts';
import { modelDetectors, modelNames } from './models.ts';
import { operationsDetectors, operationsNames } from './operations-services.ts';
import { platformDetectors, platformNames } from './platform-services.ts';
import { workServiceDetectors, workServiceNames } from './work-services.ts';

/** Every token that can be recognised by its own form. */
export const detectors: readonly Detector[] = [
  ...modelDetectors,
  ...codeServiceDetectors,
  ...cloudServiceDetectors,
  ...operationsDetectors,
  ...communicationDetectors,
  ...commerceDetectors,
  ...workServiceDetectors,
  ...agentServiceDetectors,
  ...platformDetectors,
  ...businessDetectors,
];

/** Every credential that can be recognised only by its name. */
export const namedDetectors: readonly NamedDetector[] = [
  ...modelNames,
  ...codeServiceNames,
  ...cloudServiceNames,
  ...operationsNames,
  ...communicationNames,
  ...commerceNames,
  ...workServiceNames,
  ...agentServiceNames,
  ...platformNames,
  ...businessNames,
];
