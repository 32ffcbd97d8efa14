/** Phrases of urgent advice: signs, instructions, or whom to call. */
const adviceWords: readonly RegExp[] = [
  /\b911\b/,
  /emergency room|\bER\b|urgent care/i,
  /poison control/i,
  /\bsudden(?:ly)?\b(?! change or)/i,
  /\b(?:lose|loses|losing|loss of) (?:your |their )?(?:sight|vision)/i,
  /\b(?:flashes|floaters|new (?:specks|spots)|curtain|(?<!blur and )halos)\b/i,
  /double (?:vision|sight)|see(?:s|ing)? double/i,
  /(?<![-\w])(?:splash|chemical)(?![-\w])/i,
  /\brinse[^.]{0,40}\beye|\beye[^.]{0,40}\brinse/i,
  /\b(?:call|seek)\b(?! back)[^.]{0,60}\b(?:right away|at once|immediately|now|today|(?:the )?same day)\b/i,
  /\bpupil[^.]{0,30}\b(?:white|yellow)|\b(?:white|yellow)[^.]{0,20}\bpupil/i,
];

/** For tests: finds urgent advice in a text that isn't from the shared source, with some context. */
export function ownAdvice(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  return adviceWords.flatMap((text) => {
    const found = text.exec(plain);
    return found ? [plain.slice(Math.max(0, found.index - 60), found.index + 80)] : [];
  });
}
