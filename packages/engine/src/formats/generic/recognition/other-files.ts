import { infrastructure } from './infrastructure.ts';
import { idea, placesOfSettings } from './patterns.ts';
import { executionNames, loopNames, modelNames, oversightNames, toolNames } from './signature-names.ts';

/** Settings whose values repeat the key as a text for people, as in files of translations. */
const labels = [modelNames, toolNames, oversightNames, executionNames, loopNames];

const placesOfTraining = ['training', 'train', 'trainer', 'optimizer', 'hyperparameters', 'agent', 'model', 'data'].map(
  (section) => `@${section}/`,
);

/** What excludes files that share words with agents without configuring one. */
export const otherFiles: readonly string[] = [
  ...infrastructure,
  '$schema~json-schema.org', // schemas of agents
  '*/*/changed-files', // configuration of pull request labellers
  '.:phrases', // translations
  ...labels.map((names) => idea(names, placesOfSettings, ':label')),
  idea(['gamma'], placesOfSettings, ':number'), // reinforcement learning
  idea(['num_train_epochs'], placesOfSettings, ':number'), // model training
  idea(['batch_size'], ['', ...placesOfTraining], ':number'), // programs that call models in batches have one as well
  idea(['learning_rate'], ['', ...placesOfTraining], ':number'), // an agent's memory may have one
  idea(['negative_prompt', 'num_inference_steps', 'guidance_scale', 'cfg_scale']), // image generation
  idea(['epochs', 'num_epochs'], placesOfTraining, ':number'),
  '@agents/*/@count:number | @simulation/@steps:number', // simulations of crowds
  '@features/*/@rollout | @flags/*/@rollout', // feature flags
  'added_tokens', // tokenizers
  'model_type', // model weights' configuration
  idea(['total_tokens', 'prompt_tokens', 'completion_tokens']), // recorded usage
  '@tokens/@prompt:number | */@tokens/@prompt:number',
  'object=response', // recorded responses, with the settings of the request
  'object=chat.completion',
  'choices/*/message',
  'candidates/*/content',
  ...['dataset', 'data', 'samples', 'records', 'rows', 'questions', 'cases', 'test_cases', 'evals', 'qa'].flatMap(
    (list) => ['response', 'answer', 'completion', 'expected'].map((key) => `@${list}/*/@${key}`),
  ),
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
  '@results/*/@score | @results/*/@output | @results/*/@passed | @runs/*/@score', // test results
  '@questions/*/@options:list', // surveys about models
  '@lightgbm:mapping | @xgboost:mapping | @catboost:mapping', // tree models
  ...['fbx', 'glb', 'gltf'].map((shape) => idea(['model'], placesOfSettings, `~.${shape}`)),
];
