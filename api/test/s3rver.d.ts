/** What the tests use of the S3 server, which has no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: { port: number; silent: boolean; directory: string; configureBuckets: { name: string }[] })
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
