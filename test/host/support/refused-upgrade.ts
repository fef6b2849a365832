import { TestClient } from './test-client.ts'

/** Resolves with the code an upgrade was refused with. */
export async function refusedUpgrade(url: string, headers: Record<string, string>): Promise<string> {
  try {
    const client = await TestClient.open(url, headers)
    client.socket.terminate()
    return 'opened'
  } catch (error) {
    return /\d{3}/.exec(String(error))?.[0] ?? String(error)
  }
}
