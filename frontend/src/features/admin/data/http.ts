import axios, { type AxiosResponse } from 'axios';

/** Same origin, with the session cookie. Answers of every status come back; callers tell them apart. */
export const http = axios.create({ withCredentials: true, validateStatus: () => true });

/** `status: body`, or `status: status text` when the body is empty. */
export function httpError(response: AxiosResponse<unknown>): Error {
  const { data, status, statusText } = response;
  const body = typeof data === 'string' ? data : data ? JSON.stringify(data) : '';
  return new Error(`${status}: ${body || statusText}`);
}

export function succeeded({ status }: AxiosResponse<unknown>): boolean {
  return status >= 200 && status < 300;
}
