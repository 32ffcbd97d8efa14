import { townLoaders } from 'virtual:practice/town-loaders';
import { createElement, lazy, type ComponentType } from 'react';

interface PageModule {
  default: ComponentType;
}

type Loader = () => Promise<PageModule>;

const modules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/** One template, and each town's own text. */
const townPage = (loadTown: (typeof townLoaders)[string]): Loader =>
  async function load() {
    const [{ TownPage }, { town }] = await Promise.all([
      import('@/pages/town/town-template'),
      loadTown(),
    ]);
    return { default: () => createElement(TownPage, { town }) };
  };

/** Each page is loaded on its own, by its id: the name of its folder. */
const loaders = new Map<string, Loader>([
  ...Object.entries(modules).map(([file, load]): [string, Loader] => [
    file.split('/').at(-2) ?? '',
    load,
  ]),
  ...Object.entries(townLoaders).map(([slug, load]): [string, Loader] => [
    `town-${slug}`,
    townPage(load),
  ]),
]);

function loaderOf(id: string): Loader {
  const load = loaders.get(id);
  if (!load) throw new Error(`The page "${id}" has no file pages/${id}/${id}-page.tsx.`);
  return load;
}

/** Starts loading a page, or awaits the load that is under way; modules load once. */
export async function loadPage(id: string): Promise<void> {
  await loaderOf(id)();
}

const components = new Map([...loaders].map(([id, load]) => [id, lazy(load)]));

/** @throws Error for an id without a component. */
export function pageComponent(id: string): ComponentType {
  const component = components.get(id);
  if (!component) throw new Error(`The page "${id}" has no file pages/${id}/${id}-page.tsx.`);
  return component;
}
