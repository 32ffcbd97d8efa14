import { pageLoaders } from 'virtual:page-loaders';
import { townLoaders } from 'practice/town-loaders';
import { createElement, lazy, type ComponentType } from 'react';
import { legalRoutes, urgentRoutes } from '@/seo/routes';

type Loader = () => Promise<{ default: ComponentType }>;

/** Pages that share a template get their own props. */
const templated =
  <Props extends object>(
    loadTemplate: () => Promise<ComponentType<Props>>,
    loadProps: () => Props | Promise<Props>,
  ): Loader =>
  async () => {
    const [Template, props] = await Promise.all([loadTemplate(), loadProps()]);
    return { default: () => createElement(Template, props) };
  };

const townTemplate = async () =>
  (await import('@/pages/town/town-template')).TownPage;

const legalTemplate = async () =>
  (await import('@/pages/legal/legal-template')).LegalPage;

const urgentTemplate = async () =>
  (await import('@/pages/something-just-happened/urgent-answer-template'))
    .UrgentAnswerPage;

/** Loaders by page id, which is the name of the page's folder. */
const loaders = new Map<string, Loader>([
  ...Object.entries(pageLoaders),
  ...Object.entries(townLoaders).map(([slug, load]): [string, Loader] => [
    `town-${slug}`,
    templated(townTemplate, load),
  ]),
  ...legalRoutes.map(({ id }): [string, Loader] => [
    id,
    templated(legalTemplate, () => ({ id })),
  ]),
  ...urgentRoutes.map(({ id }): [string, Loader] => [
    id,
    templated(urgentTemplate, () => ({ id })),
  ]),
]);

const components = new Map([...loaders].map(([id, load]) => [id, lazy(load)]));

function ofPage<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id);
  if (!value)
    throw new Error(`The page "${id}" has no file pages/${id}/${id}-page.tsx.`);
  return value;
}

interface PageLoad {
  status: 'pending' | 'fulfilled' | 'rejected';
  /** Resolves to whether it's there. */
  settled: Promise<boolean>;
}

const loads = new Map<string, PageLoad>();

function startLoad(id: string): PageLoad {
  const settle = (status: 'fulfilled' | 'rejected') => () => {
    load.status = status;
    return status === 'fulfilled';
  };
  const load: PageLoad = {
    status: 'pending',
    settled: ofPage(loaders, id)().then(
      settle('fulfilled'),
      settle('rejected'),
    ),
  };
  loads.set(id, load);
  return load;
}

/** Loads a page's module once. */
export const loadPage = (id: string): PageLoad =>
  loads.get(id) ?? startLoad(id);

/** Makes `loadPage` try again. */
export function forgetPage(id: string): void {
  loads.delete(id);
}

/** @throws Error for an unknown id. */
export const pageComponent = (id: string): ComponentType =>
  ofPage(components, id);
