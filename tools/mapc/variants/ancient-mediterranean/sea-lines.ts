import { line, type AuthoredLine } from '../../variant.ts'
import { J } from './junctions.ts'

// Sea lines start and end inside land, or cross another sea line.
export const seaLines: AuthoredLine[] = [
  line('IBE-BER', [-1, 37.9], [-0.6, 36.8], [-0.8, 35.4]),
  line('LIG-BER', [4.5, 39.95], [6.5, 40.2], [8.7, 40.4]),
  line('LIG-TYN', [9.4, 42.7], [10.3, 42.45], [12.1, 42.15]),
  line('BER-PUN', [8.85, 39.1], [8.9, 38.2], [9, 36.8]),
  line('PUN-TYN', [9.3, 39.4], [10.6, 38.7], [12.8, 37.9]),
  line('AUS-PUN', J.pag, [12.8, 36.8], [13.2, 37.7]),
  line('PUN-GOT', J.pag, [11.6, 35.6], [10.5, 35.4]),
  line('AUS-GOT', J.four, [14.6, 35.2], J.pag),
  line('AUS-ION', [16.3, 38.7], [17.4, 37.9], J.aim),
  line('AUS-MES', J.aim, J.four),
  line('ION-MES', J.aim, [20.2, 37], [22, 37.1]),
  line('MES-LIB', J.four, [20, 34.6], [23.8, 35.3]),
  line('GOT-LIB', J.four, J.glg),
  line('GOT-GOS', J.glg, [15.8, 32.9], [14.9, 32.1]),
  line('LIB-GOS', J.glg, [18.5, 32.9], [20.7, 32.4]),
  line('ADR-ION', [18.2, 40.2], [19.8, 40.5]),
  line('MES-AEG', [22.95, 36.8], [23.1, 36.2], [23.75, 35.35]),
  line('AEG-MIN', [25.8, 35.1], [26.6, 36.2], [27.7, 37.2]),
  line('MIN-EGY', [25.9, 35.05], [27.6, 34.6], J.mec),
  line('MIN-CIL', J.mec, [29.5, 35.6], [29.8, 36.7]),
  line('LIB-EGY', [24.9, 35.15], [25.8, 33.2], [27.5, 30.9]),
  line('CIL-EGY', J.mec, [31, 34.6], [32.8, 34.9]),
  line('CIL-SYR', [33.7, 35.25], [34.7, 35], [36.1, 35.1]),
  line('SYR-EGY', [33.3, 35], [33.2, 33.8], J.seg),
  line('GOP-SYR', J.seg, [33.8, 32.1], [35.1, 31.9]),
  line('EGY-GOP', J.seg, [31.2, 32.5], [30.2, 32], [29.8, 30.9]),
]
