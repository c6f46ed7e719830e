const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Shorter secrets leave too few characters in base64 to be recognised. */
const base64Min = 8;
const encodedMax = 4_000;

/** A text in its plain form, and as it appears in JSON, in a URL and in base64 at each of the three offsets. */
export function encodings(text: string): readonly string[] {
  const forms = new Set([text]);
  if (text.length > encodedMax) return [text];
  forms.add(JSON.stringify(text).slice(1, -1));
  forms.add(percent(text));
  if (text.length >= base64Min && /^[\x20-\x7e]+$/.test(text)) for (const form of base64Cores(text)) forms.add(form);
  return [...forms];
}

function percent(text: string): string {
  return text.replace(/[^A-Za-z0-9_.~-]/g, (char) =>
    char.charCodeAt(0) < 128 ? `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : char,
  );
}

/** The base64 digits that depend only on the text, and not on its position in a longer encoded text. */
function base64Cores(text: string): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const shifted = '\0'.repeat(offset) + text;
    const whole = shifted.length - (shifted.length % 3);
    let encoded = '';
    for (let i = 0; i < whole; i += 3) {
      const bits = (shifted.charCodeAt(i) << 16) | (shifted.charCodeAt(i + 1) << 8) | shifted.charCodeAt(i + 2);
      for (const shift of [18, 12, 6, 0]) encoded += digits.charAt((bits >> shift) & 63);
    }
    return encoded.slice(offset === 0 ? 0 : 4);
  });
}
