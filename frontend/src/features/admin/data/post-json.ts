import { errorIn, http, httpError, succeeded } from './http';

/** Posts and resolves with the response body. @throws Error with the server's message when it fails */
export async function postJson(url: string, body: object = {}): Promise<unknown> {
  const response = await http.post<unknown>(url, body);
  if (succeeded(response)) return response.data;
  const message = errorIn(response.data);
  throw message === undefined ? httpError(response) : new Error(message);
}
