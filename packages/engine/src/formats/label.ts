/** Whether a text is only its key's words for people, as files of translations have them: `autoApprove: "Auto approve"`. */
export function isLabel(key: string, text: string): boolean {
  return text.length <= 60 && /^\p{Lu}/u.test(text) && lettersOf(text) === lettersOf(key);
}

function lettersOf(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}
