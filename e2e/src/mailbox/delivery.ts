/** A message as it was handed in over SMTP. */
export interface Delivery {
  /** The addresses of MAIL FROM and RCPT TO, which need not be those of the headers. */
  envelope: { from: string; to: string[] };
  /** The message, headers and body, base64. */
  source: string;
}
