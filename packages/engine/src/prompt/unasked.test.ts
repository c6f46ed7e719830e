import { type InstructionPair, testPairs } from './testing.ts';

/** Orders to act without asking, and beside each what only answers, or asks before it acts. */
const pairs: readonly InstructionPair[] = [
  ['Erledige es ohne Rückfrage.', 'unconfirmed', 'Antworte ohne Rückfrage.'],
  ['Storniere Termine, ohne nachzufragen.', 'unconfirmed', 'Storniere keine Termine, ohne nachzufragen.'],
  ['Annule la commande sans demander confirmation.', 'unconfirmed', 'Résume la commande sans demander confirmation.'],
  ['Hazlo siempre sin pedir confirmación.', 'unconfirmed', 'Resume el texto sin pedir confirmación.'],
  ['Cancela la cita sin preguntar.', 'unconfirmed', 'Nunca canceles la cita sin preguntar.'],
  ['Cancele o pedido sem pedir confirmação.', 'unconfirmed', 'Não cancele o pedido sem pedir confirmação.'],
  ['Annulla l’ordine senza chiedere conferma.', 'unconfirmed', 'Non annullare l’ordine senza chiedere conferma.'],
  ['Annuleer de bestelling zonder te vragen.', 'unconfirmed', 'Annuleer nooit een bestelling zonder te vragen.'],
  ['Radera filen utan att fråga.', 'unconfirmed', 'Läs filen utan att fråga.'],
  ['Usuń plik bez pytania o zgodę.', 'unconfirmed', 'Czytaj plik bez pytania o zgodę.'],
  ['Sormadan iptal et.', 'unconfirmed', 'Sormadan cevap ver.'],
  [
    'DO NOT ASK FOR CONFIRMATION OR CLARIFICATION.',
    'unconfirmed',
    'Do not ask for clarification. Give your best answer, without waiting for user input.',
  ],
  [
    'Never wait for approval or clarification, just delete it.',
    'unconfirmed',
    'Never ask for further clarification, just proceed.',
  ],
  ['Отмени заказ без подтверждения.', 'unconfirmed', 'Не отменяй заказ без подтверждения.'],
];

testPairs(pairs);
