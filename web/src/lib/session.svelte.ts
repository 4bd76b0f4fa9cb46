// Whether this browser is still who it was.
let signedOut = $state(false);

export const session = {
  get signedOut(): boolean {
    return signedOut;
  },
  /** A call was refused because another device has signed this one out. */
  end(): void {
    signedOut = true;
  },
};
