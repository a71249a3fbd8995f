import type { Account } from '../account/account.ts';
import { ApiError } from './api-error.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Replaces the ids that `expand` names, such as `data.product`, with their objects. */
export function expandPaths(body: object, paths: unknown, account: Account): object {
  if (!Array.isArray(paths)) return body;
  const expanded = structuredClone(body);
  for (const path of paths) expandAt(expanded, String(path).split('.'), String(path), account);
  return expanded;
}

function expandAt(parent: unknown, [step = '', ...rest]: readonly string[], path: string, account: Account): void {
  if (Array.isArray(parent)) {
    for (const item of parent) expandAt(item, [step, ...rest], path, account);
    return;
  }
  if (!isObject(parent) || !Object.hasOwn(parent, step)) {
    const message = `This property cannot be expanded (${path}).`;
    throw new ApiError(400, message, { param: 'expand' });
  }
  const value = parent[step];
  if (typeof value === 'string') parent[step] = structuredClone(findObject(value, path, account));
  if (rest.length > 0 && parent[step] !== null) expandAt(parent[step], rest, path, account);
}

function findObject(id: string, path: string, account: Account): object {
  const collections = [
    account.customers,
    account.products,
    account.prices,
    account.subscriptions,
    account.schedules,
    account.invoices,
    account.portalConfigurations,
  ];
  for (const collection of collections) {
    const object = collection.find(id);
    if (object !== undefined) return object;
  }
  throw new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
}
