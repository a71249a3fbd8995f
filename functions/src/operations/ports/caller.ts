/** The signed-in person behind a request, as their token says. */
export interface Caller {
  uid: string;
  emailVerified: boolean;
}
