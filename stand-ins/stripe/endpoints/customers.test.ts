import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from '../testing/stand-in-under-test.ts';

let standIn: StandInUnderTest;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

it('customers are created, changed and found by email', async () => {
  const { customers } = standIn.vendor;
  const customer = await customers.create({ metadata: { uid: 'one', note: 'x' } });
  expect(customer).toMatchObject({ object: 'customer', email: null, livemode: false });
  const changedCustomer = await customers.update(customer.id, { email: 'one@example.test', metadata: { note: '' } });
  expect(changedCustomer).toMatchObject({ email: 'one@example.test', metadata: { uid: 'one' } });
  expect(await customers.retrieve(customer.id)).toMatchObject({ id: customer.id, email: 'one@example.test' });
  expect((await customers.list({ email: 'one@example.test' })).data).toMatchObject([{ id: customer.id }]);
});

it('customers are found by metadata', async () => {
  const { customers } = standIn.vendor;
  const { id } = await customers.create({ email: 'two@example.test', metadata: { uid: 'two' } });
  const query = `metadata["uid"]:"two" AND email:"two@example.test"`;
  expect((await customers.search({ query })).data).toMatchObject([{ id }]);
  expect((await customers.search({ query: `metadata["uid"]:"nobody"` })).data).toEqual([]);
  await expect(customers.search({ query: 'who knows' })).rejects.toMatchObject({ param: 'query' });
});

it('a customer needs a valid email', async () => {
  await expect(standIn.vendor.customers.create({ email: 'nowhere' })).rejects.toMatchObject({ code: 'email_invalid' });
});

it('deleting a customer ends its subscriptions and marks it as deleted', async () => {
  const { customer, subscription } = await standIn.subscriber('pro_monthly');
  expect(await standIn.vendor.customers.del(customer)).toMatchObject({ deleted: true });
  expect(await standIn.vendor.customers.retrieve(customer)).toEqual(
    expect.objectContaining({ id: customer, deleted: true }),
  );
  expect(await standIn.vendor.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' });
  await expect(standIn.vendor.customers.update(customer, { name: 'Back' })).rejects.toMatchObject({ statusCode: 404 });
  await expect(standIn.vendor.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
});
