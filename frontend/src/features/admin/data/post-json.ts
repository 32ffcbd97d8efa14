import { http, httpError, succeeded } from './http';

/** Posts, and gives what the server answered. @throws Error with the message of a refusal. */
export async function postJson<Answer extends object>(
  url: string,
  body: object = {},
): Promise<Answer> {
  const response = await http.post<Answer | { error: string }>(url, body);
  const { data } = response;
  if (succeeded(response)) return data as Answer;
  throw typeof data === 'object' && 'error' in data ? new Error(data.error) : httpError(response);
}
