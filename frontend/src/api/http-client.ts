import axios, { type AxiosRequestConfig } from 'axios';

/** A response of any status. Callers check it. */
export interface HttpResponse {
  status: number;
  statusText: string;
  headers: Readonly<Record<string, unknown>>;
  /** The body, character for character. */
  text: string;
  /** What the body's JSON says. The text, if it isn't JSON. */
  data: unknown;
}

/**
 * Sends the contact form's message and all calls of the dashboard. Exported for
 * tests, which replace its adapter.
 */
export const httpClient = axios.create({
  withCredentials: true,
  // Otherwise, axios would parse the body and drop its text.
  responseType: 'text',
  validateStatus: null,
});

/** Rejects only without a response. */
export async function request(
  config: AxiosRequestConfig,
): Promise<HttpResponse> {
  const response = await httpClient.request<string>(config);
  const { status, statusText, headers, data: text } = response;
  return { status, statusText, headers, text, data: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
