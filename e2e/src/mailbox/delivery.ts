/** A message as received over SMTP. */
export interface Delivery {
  /** The addresses from MAIL FROM and RCPT TO, which can differ from the headers. */
  envelope: { from: string; to: string[] };
  /** Headers and body, base64. */
  source: string;
}
