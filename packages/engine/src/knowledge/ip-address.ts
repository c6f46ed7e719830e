/** An IP address. All spellings of one address have the same key. */
export interface Address {
  readonly version: 4 | 6;
  readonly bytes: readonly number[];
  readonly key: string;
}

/**
 * Parses an IP address in every spelling that system resolvers and URL parsers accept: dotted, decimal, octal and hexadecimal numbers
 * of one to four parts (inet_aton), and IPv6 with or without brackets, zone and embedded IPv4. Mapped, NAT64 and 6to4
 * addresses are treated as the IPv4 address they contain.
 */
export function readAddress(text: string): Address | null {
  if (text === '' || text.length > 80) return null;
  return text.includes(':') ? readSix(text) : readFour(text);
}

function readFour(text: string): Address | null {
  const parts = text.split('.');
  if (parts.length > 4) return null;
  const numbers: number[] = [];
  for (const part of parts) {
    const value = readNumber(part);
    if (value === null) return null;
    numbers.push(value);
  }
  const last = numbers.pop() ?? 0;
  if (numbers.some((value) => value > 255) || last >= 256 ** (4 - numbers.length)) return null;
  const bytes = [...numbers];
  for (let place = 3 - numbers.length; place >= 0; place--) bytes.push(Math.floor(last / 256 ** place) % 256);
  return four(bytes);
}

/** `10`, `0x0a`, `012`. */
function readNumber(text: string): number | null {
  if (/^0x[0-9a-f]{1,12}$/i.test(text)) return Number(text);
  if (/^0[0-7]{1,14}$/.test(text)) return Number.parseInt(text, 8);
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function readSix(text: string): Address | null {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/s, '');
  const halves = bare.split('::');
  if (halves.length > 2) return null;
  const head = readGroups(halves[0] ?? '');
  const tail = halves.length === 2 ? readGroups(halves[1] ?? '') : [];
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  if (halves.length === 2 ? missing < 2 : missing !== 0) return null;
  const bytes = [...head, ...Array.from({ length: missing }, () => 0), ...tail];
  return inner(bytes) ?? { version: 6, bytes, key: bytes.join('.') };
}

function readGroups(text: string): number[] | null {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [index, group] of groups.entries()) {
    if (index === groups.length - 1 && group.includes('.')) {
      const embedded = readFour(group);
      if (embedded === null) return null;
      bytes.push(...embedded.bytes);
    } else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return null;
  }
  return bytes;
}

/** Mapped (RFC 4291 2.5.5), NAT64 (RFC 6052 `64:ff9b::/96`) and 6to4 (RFC 3056 `2002::/16`) carry an IPv4 address. */
function inner(bytes: readonly number[]): Address | null {
  const zeros = (from: number, to: number) => bytes.slice(from, to).every((byte) => byte === 0);
  const mapped = zeros(0, 10) && bytes[10] === 0xff && bytes[11] === 0xff;
  const compatible = zeros(0, 12) && !zeros(12, 14);
  const translated = bytes[0] === 0 && bytes[1] === 0x64 && bytes[2] === 0xff && bytes[3] === 0x9b && zeros(4, 12);
  if (mapped || compatible || translated) return four(bytes.slice(12));
  if (bytes[0] === 0x20 && bytes[1] === 0x02) return four(bytes.slice(2, 6));
  return null;
}

function four(bytes: readonly number[]): Address {
  return { version: 4, bytes, key: bytes.join('.') };
}
