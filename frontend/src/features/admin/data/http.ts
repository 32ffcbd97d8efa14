import axios, { type AxiosResponse } from 'axios';
import type { ApiError } from '@/contracts/api-answers';

/** Same origin, with the session cookie. Answers of every status come back; callers tell them apart. */
export const http = axios.create({ withCredentials: true, validateStatus: () => true });

/** `status: body`, or `status: status text` when the body is empty. */
export function httpError(response: AxiosResponse<unknown>): Error {
  const { data, status, statusText } = response;
  const body = typeof data === 'string' ? data : data ? JSON.stringify(data) : '';
  return new Error(`${status}: ${body || statusText}`);
}

/** For an answer in the expected form, and an Error for any other. */
export function checked<Answer>(isExpected: (data: unknown) => data is Answer) {
  return (data: unknown): Answer => {
    if (isExpected(data)) return data;
    throw new Error('Unexpected answer from the server');
  };
}

/** The sentence of a failed call, if the server sent one. */
export function errorIn(data: unknown): string | undefined {
  const { error } = (data ?? {}) as Partial<ApiError>;
  return typeof error === 'string' ? error : undefined;
}

export function succeeded({ status }: AxiosResponse<unknown>): boolean {
  return status >= 200 && status < 300;
}
