// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, useToast } from './toast-store';

let current: ReturnType<typeof useToast>;

function Probe() {
  const toast = useToast();
  useEffect(() => {
    current = toast;
  }, [toast]);
  return null;
}

const root = createRoot(document.createElement('div'));

function show(title: string): number {
  act(() => showToast({ title, description: '', tone: 'success' }));
  return current?.id ?? NaN;
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const dismiss = (id: number) => act(() => dismissToast(id));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  act(() => root.render(<Probe />));
});

afterEach(() => {
  pass(1_000_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('closes a dismissed toast immediately and removes it after 1,000,000 ms', () => {
  dismiss(show('Success'));
  expect(current).toMatchObject({ title: 'Success', open: false });
  pass(999_999);
  expect(current).toBeDefined();
  pass(1);
  expect(current).toBeUndefined();
});

test('doesn’t remove an open toast', () => {
  const id = show('Success');
  pass(2_000_000);
  expect(current).toMatchObject({ title: 'Success', open: true });
  dismiss(id);
});

test('a new toast replaces the old one and isn’t affected by its removal', () => {
  const first = show('Error');
  dismiss(first);
  const second = show('Success');
  expect(second).not.toBe(first);
  dismiss(first);
  pass(1_000_000);
  expect(current).toMatchObject({ title: 'Success', open: true });
  dismiss(second);
});
