import type { Features } from '../../format.ts';
import { otherFiles } from './other-files.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either } from './patterns.ts';

/** Keys of files that train and evaluate models. */
const trainingNames =
  'learning_rate lora_rank lora_alpha finetuning_type per_device_train_batch_size micro_batch_size gradient_accumulation_steps gradient_checkpointing warmup_steps warmup_ratio ppo_mini_batch_size tensor_model_parallel_size fsdp_version distributed_type mixed_precision';
const trialNames =
  'choice_strings eval_type completion_fn ground_truth expected_output expected_answer rollout variations';
/** Keys of package manifests. */
const packageNames = 'require-dev autoload devDependencies peerDependencies engines';

/** A document with the vocabulary of agent configurations, where none of the usual places shows an agent. */
export const agenticFeatures: Features = {
  always: ['.:agentic'],
  often: [],
  certain: ['.:agentic'],
  never: [
    ...otherFiles,
    ...otherKinds,
    either(anywhere(`${trainingNames} ${trialNames}`)),
    ...packageNames.split(' '),
    // Schemas, test solvers and graders, rules of firewalls and detectors.
    '$ref',
    'properties/*/type:string',
    '*/class:string',
    '@metrics:mapping | @scores:mapping',
    '**/@messages/*/@role:string',
    'logsource:mapping',
    'detection:mapping',
  ],
};
