// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { beforeEach, expect, it } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { STORAGE_KEYS, rememberedShelfKey } from '../../config/storage-keys.ts';
import { DRAFTS_KEPT_MS, createDeviceData, type DeviceData } from './device-data.ts';
import { presentFamily } from './present-family.ts';

const draft = PAGE_STORAGE_KEYS.characterDraft('rosa', null);
const otherDraft = PAGE_STORAGE_KEYS.characterDraft('karim', null);

let time: number;
const openDeviceData = (session: Storage = sessionStorage) =>
  createDeviceData({ local: () => localStorage, session: () => session, now: () => time });

/** The sessionStorage of another tab. */
const otherTab = (): Storage => new Window().sessionStorage;

const allKeys = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  time = 1_000;
});

it('a sign-out removes all data of the family and none of another family', () => {
  const deviceData = openDeviceData();
  deviceData.arrive('rosa');
  sessionStorage.setItem(draft, 'a dragon');
  sessionStorage.setItem(STORAGE_KEYS.viewedShare('s_half-a-map'), 'yes');
  localStorage.setItem(PAGE_STORAGE_KEYS.pendingRequests('rosa'), '[]');
  localStorage.setItem(PAGE_STORAGE_KEYS.reader('rosa'), '{}');
  localStorage.setItem(PAGE_STORAGE_KEYS.reader('karim'), '{}');
  deviceData.leave('rosa');
  expect(deviceData.close('rosa')).toBe('left');
  expect(allKeys()).toEqual([PAGE_STORAGE_KEYS.reader('karim')]);
});

it('a sign-out also removes the data in other tabs', () => {
  const second = otherTab();
  const [here, there] = [openDeviceData(), openDeviceData(second)];
  here.arrive('rosa');
  there.arrive('rosa');
  second.setItem(draft, 'a dragon');
  here.leave('rosa');
  here.close('rosa');
  expect(there.close('rosa')).toBe('left');
  expect(second.getItem(draft)).toBeNull();
  expect(allKeys()).toEqual([]);
});

const signOutInOtherTab = (): void => {
  const here = openDeviceData();
  here.arrive('rosa');
  here.leave('rosa');
  here.close('rosa');
};

it('a tab suspended during a sign-out removes its data when it resumes', () => {
  const second = otherTab();
  second.setItem(draft, 'a dragon');
  second.setItem(STORAGE_KEYS.viewedShare('s_half-a-map'), 'yes');
  signOutInOtherTab();
  expect(openDeviceData(second).closeAll()).toEqual([]);
  expect(Object.keys(second)).toEqual([STORAGE_KEYS.viewedShare('s_half-a-map')]);
});

it('a tab suspended during a sign-out removes the old data when another family signs in', () => {
  const second = otherTab();
  second.setItem(draft, 'a dragon');
  second.setItem(otherDraft, 'a kite');
  signOutInOtherTab();
  openDeviceData(second).arrive('karim');
  expect(Object.keys(second)).toEqual([otherDraft]);
});

function endWithDraft() {
  const deviceData = openDeviceData();
  deviceData.arrive('rosa');
  sessionStorage.setItem(draft, 'a dragon');
  expect(deviceData.close('rosa')).toBe('ended');
  return deviceData;
}

it('drafts of an ended session are restored in a new tab', () => {
  endWithDraft();
  const laterTab = otherTab();
  openDeviceData(laterTab).arrive('rosa');
  expect(laterTab.getItem(draft)).toBe('a dragon');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

it('a newer draft in the tab is not overwritten by the restored copy', () => {
  const deviceData = endWithDraft();
  sessionStorage.setItem(draft, 'a green dragon');
  deviceData.arrive('rosa');
  expect(sessionStorage.getItem(draft)).toBe('a green dragon');
});

it('drafts of all tabs are kept when a session ends', () => {
  const second = otherTab();
  const [here, there] = [openDeviceData(), openDeviceData(second)];
  here.arrive('rosa');
  there.arrive('rosa');
  second.setItem(PAGE_STORAGE_KEYS.locationDraft('rosa', null), 'a harbour');
  expect(here.close('rosa')).toBe('ended');
  expect(there.close('rosa')).toBe('ended');
  const laterTab = otherTab();
  openDeviceData(laterTab).arrive('rosa');
  expect(laterTab.getItem(PAGE_STORAGE_KEYS.locationDraft('rosa', null))).toBe('a harbour');
});

it('drafts of an ended session are kept for seven days', () => {
  endWithDraft();
  time += DRAFTS_KEPT_MS;
  openDeviceData(otherTab()).deleteExpired();
  expect(allKeys().length).toBeGreaterThan(0);
  time += 1;
  openDeviceData().deleteExpired();
  expect(allKeys()).toEqual([]);
});

it('drafts of an ended session are hidden from another family that signs in, and restored when their family returns', () => {
  endWithDraft();
  const laterTab = otherTab();
  const deviceData = openDeviceData(laterTab);
  deviceData.arrive('karim');
  laterTab.setItem(otherDraft, 'a robot');
  expect(laterTab.getItem(draft)).toBeNull();
  deviceData.leave('karim');
  deviceData.close('karim');
  deviceData.arrive('rosa');
  expect([laterTab.getItem(draft), laterTab.getItem(otherDraft)]).toEqual(['a dragon', null]);
});

it('drafts of an ended session are kept when another family signs in where it ended', () => {
  endWithDraft().arrive('karim');
  const laterTab = otherTab();
  openDeviceData(laterTab).arrive('rosa');
  expect(laterTab.getItem(draft)).toBe('a dragon');
});

it('closing all families of a signed-out page returns those whose session has ended', () => {
  openDeviceData().arrive('rosa');
  expect(openDeviceData().closeAll()).toEqual(['rosa']);
  expect(openDeviceData().closeAll()).toEqual([]);
});

it('the reason of an ended session survives reloads until the next sign-in', () => {
  const end = { uid: 'rosa', reason: 'You have been signed out.' };
  openDeviceData().storeEnd(end);
  expect(openDeviceData().lastEnd()).toEqual(end);
  openDeviceData().arrive('karim');
  expect(openDeviceData().lastEnd()).toBeNull();
});
const shelfKey = rememberedShelfKey('rosa');
function arriveWithShelf() {
  const deviceData = openDeviceData();
  deviceData.arrive('rosa');
  localStorage.setItem(shelfKey, '{}');
  return deviceData;
}

it.each([
  ['is ended by the service', (data: DeviceData) => data.close('rosa')],
  ['has ended while no page was open', (data: DeviceData) => data.closeAll()],
  ['belongs to another family', (data: DeviceData) => data.arrive('karim')],
])('the shelf is forgotten when the session %s', (_what, change) => {
  change(arriveWithShelf());
  expect(localStorage.getItem(shelfKey)).toBeNull();
});

it('the shelf stays remembered when the same family comes back', () => {
  arriveWithShelf().arrive('rosa');
  expect(localStorage.getItem(shelfKey)).toBe('{}');
});

it('after another family arrives, only that family is marked as signed in', () => {
  arriveWithShelf().arrive('karim');
  expect(presentFamily()).toBe('karim');
});

it('drafts are kept if only sessionStorage works', () => {
  sessionStorage.setItem(draft, 'a dragon');
  const refused = (): Storage => {
    throw new Error('Access is denied');
  };
  createDeviceData({ local: refused, session: () => sessionStorage, now: () => time }).arrive('rosa');
  expect(sessionStorage.getItem(draft)).toBe('a dragon');
});

it('device data does not throw if the browser forbids storage', () => {
  const forbidden = (): Storage => {
    throw new Error('forbidden');
  };
  const deviceData = createDeviceData({ local: forbidden, session: forbidden, now: () => time });
  deviceData.arrive('rosa');
  deviceData.deleteExpired();
  expect(deviceData.closeAll()).toEqual([]);
  expect(deviceData.close('rosa')).toBe('left');
  expect(deviceData.lastEnd()).toBeNull();
});
