import { defineFormat } from '../format.ts';
import { readGooseRecipe } from './read.ts';

/** Keys of other files with the same few keys. */
const otherFileKeys = [
  'apiVersion',
  'jobs',
  'openapi',
  'name',
  'id',
  'steps',
  'sequence',
  'messages',
  'model',
  'tools',
  'tags',
];

export const gooseRecipe = defineFormat({
  id: 'goose-recipe',
  title: 'Goose recipe',
  specification: 'https://block.github.io/goose/docs/guides/recipes/recipe-reference',
  filenames: ['recipe.yaml', 'recipe.yml', 'recipe.json', '*.recipe.yaml'],
  dialect: 'json',
  role: 'coding-agent',
  // Extensions take `envs` and `args` as they stand; a secret belongs in the keyring, named by `env_keys`.
  reference: null,
  signature: {
    always: [
      'title:string',
      'instructions:string | prompt:string',
      'extensions:list | extensions/*/type=builtin | extensions/*/type=stdio | extensions/*/type=platform | extensions/*/type=streamable_http | extensions/*/type=sse | parameters/*/input_type | settings/goose_model | settings/goose_provider | sub_recipes:list | retry/checks:list | activities:list | response/json_schema:mapping',
    ],
    often: [
      'version:string',
      'extensions:list',
      'parameters/*/requirement:string',
      'settings/goose_provider | settings/goose_model | settings/max_turns',
      'activities:list',
      'sub_recipes/*/path:string',
    ],
    never: ['apiVersion', 'jobs', 'openapi'],
    // A title, a description and one text are a complete recipe. Playbooks for people have them too, so the text must address a model.
    alternatives: [
      {
        always: [
          'title:string',
          'description:string',
          'instructions:addressed | prompt:addressed',
          'version=1.0.0 | author/contact:string',
        ],
        often: [],
        never: otherFileKeys,
      },
      {
        always: ['title:string', 'description:string', 'instructions:string', 'prompt:string', 'version=1.0.0'],
        often: [],
        never: otherFileKeys,
      },
    ],
  },
  notLookedAt: ['The approval settings of the host.', 'Sub-recipes that this recipe calls.'],
  defaults: [],
  read: readGooseRecipe,
});
