import { defineFormat } from '../format.ts';
import { readGooseRecipe } from './read.ts';

export const gooseRecipe = defineFormat({
  id: 'goose-recipe',
  title: 'Goose recipe',
  specification: 'https://block.github.io/goose/docs/guides/recipes/recipe-reference',
  filenames: ['recipe.yaml', 'recipe.yml', 'recipe.json', '*.recipe.yaml'],
  dialect: 'json',
  role: 'coding-agent',
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
  },
  notLookedAt: ['How the host asks before tools run is set elsewhere.', 'Recipes that this one calls are not in it.'],
  defaults: [],
  read: readGooseRecipe,
});
