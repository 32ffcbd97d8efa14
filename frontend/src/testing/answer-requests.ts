import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { onTestFinished } from 'vitest';
import { httpClient } from '@/api/http-client';

export interface TestAnswer {
  status: number;
  statusText?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it's a text. */
  body: unknown;
}

/**
 * Answers what the HTTP client sends until the test ends. Nothing arrives if
 * the answer rejects.
 *
 * @returns the requests so far
 */
export function answerRequests(
  answer: () => TestAnswer | Promise<TestAnswer>,
): readonly InternalAxiosRequestConfig[] {
  const requests: InternalAxiosRequestConfig[] = [];
  const { adapter } = httpClient.defaults;
  onTestFinished(() => {
    httpClient.defaults.adapter = adapter;
  });
  httpClient.defaults.adapter = async (config) => {
    requests.push(config);
    const { status, statusText = '', headers = {}, body } = await answer();
    // As axios's own adapters do.
    if (config.validateStatus?.(status) === false)
      throw new AxiosError(`Request failed with status code ${status}`);
    const data = typeof body === 'string' ? body : JSON.stringify(body);
    return { config, status, statusText, headers, data };
  };
  return requests;
}
