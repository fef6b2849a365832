// Which of this machine's addresses a phone should try. Wi-Fi and cable first; the bridges of virtual machines and
// tunnels last.
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

/** This machine, as it calls itself. */
export const LOOPBACK = '127.0.0.1'

/** Where a host's page is found at an address: `http://192.168.1.7:1901/`. */
export const urlAt = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}/`

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|tailscale|zt|ham|ppp|ipsec|llw|awdl|bridge|anpi|cni|flannel|lxc|lxd|podman)/i
const WIRELESS = /^(wl|wlan|wi-?fi|wlp|airport|drahtlos)/i
const WIRED = /^(en|eth|lan)/i

/** Private ranges by how likely a home network uses them. */
function rangeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0
  if (address.startsWith('10.')) return 1
  if (/^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 2
  // An address the machine gave itself for want of a router: reachable over a bare cable only.
  if (address.startsWith('169.254.')) return 4
  return 3
}

/** Whether an address belongs to a network of one's own: 10/8, 172.16/12, 192.168/16, 169.254/16, and this machine. */
export function isPrivate(address: string): boolean {
  const parts = address.split('.').map(Number)
  if (parts.length !== 4 || parts.some((part) => !(part >= 0 && part <= 255))) return false
  return rangeRank(address) !== 3 || address.startsWith('127.')
}

function nameRank(name: string): number {
  if (VIRTUAL.test(name) || /virtual|vpn|hyper-v/i.test(name)) return 3
  if (WIRELESS.test(name)) return 0
  return WIRED.test(name) ? 1 : 2
}

/** The addresses a LAN page could reach, best first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos]) => (infos ?? []).map((info) => ({ name, info })))
    .filter(({ info }) => info.family === 'IPv4' && !info.internal)
    .map(({ name, info }) => ({ address: info.address, rank: nameRank(name) * 10 + rangeRank(info.address) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address)
}

/** Whether a client with this address runs on this machine. */
export const isThisMachine = (address: string, interfaces?: Interfaces): boolean => {
  const plain = address.replace(/^::ffff:/, '')
  return plain === LOOPBACK || plain === '::1' || ownAddresses(interfaces).includes(plain)
}

/** Every address of this machine, internal ones too, as a Host header spells them. */
export function ownAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address))
}
